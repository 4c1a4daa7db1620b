import { Button } from '../../base/button/button';
import { TextField } from '../../base/field/text-field';
import { useForm } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { looksLikePhone } from '../../../graphql/rules/phone';
import { phoneNeeded } from '../../../graphql/rules/phone.texts';

export interface Profile {
  name: string;
  phoneNumber: string | null;
}

export interface ProfileFormProps {
  onSubmit: (profile: Profile) => void;
  forOwner?: boolean;
  initialValues: Profile;
  email: string;
  error?: string;
  busy?: boolean;
  saved?: boolean;
}

const HINTS = {
  customer: {
    name: 'Celui qu’on appelle au comptoir.',
    phone: 'Facultatif. La boutique vous appelle seulement si elle a une question.',
  },
  owner: {
    name: 'Le vôtre ; celui de la boutique est dans les réglages.',
    phone: 'Facultatif. Le vôtre ; vos clients appellent celui de la boutique, dans les réglages.',
  },
};

export function ProfileForm(props: ProfileFormProps) {
  const { onSubmit, initialValues, email, error, busy = false, saved = false } = props;
  const hints = props.forOwner ? HINTS.owner : HINTS.customer;
  const { form, field } = useForm({
    initialValues: { name: initialValues.name, phoneNumber: initialValues.phoneNumber ?? '' },
    check: ({ name, phoneNumber: phone }) => ({
      name: name.trim() ? undefined : 'Indiquez votre nom.',
      phoneNumber: phone.trim() === '' || looksLikePhone(phone.trim()) ? undefined : phoneNeeded(),
    }),
    complete: ({ name, phoneNumber }) => ({ name: name.trim(), phoneNumber: phoneNumber.trim() || null }),
    onSubmit,
    forgiving: true,
  });
  return (
    <form {...form} className="grid gap-5">
      <dl className="grid gap-1">
        <dt className="font-semibold">E-mail</dt>
        <dd className="wrap-anywhere text-ink-muted">{email}</dd>
      </dl>
      <TextField label="Nom" hint={hints.name} autoComplete="name" maxLength={120} required {...field('name')} />
      <TextField label="Téléphone" hint={hints.phone} type="tel" autoComplete="tel" {...field('phoneNumber')} />
      {error && <Notice tone="danger">{error}</Notice>}
      {saved && !error && <Notice tone="positive">Vos informations sont enregistrées.</Notice>}
      <Button type="submit" busy={busy} className="justify-self-start">
        {busy ? 'Enregistrement…' : 'Enregistrer'}
      </Button>
    </form>
  );
}
