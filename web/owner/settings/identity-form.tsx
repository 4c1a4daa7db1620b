import { useState } from 'react';
import { type OwnShopFactsFragment, useSaveShopIdentityMutation } from '../../../graphql/generated/owner/settings';
import { looksLikePhone } from '../../../graphql/rules/phone';
import { phoneNeeded } from '../../../graphql/rules/phone.texts';
import { TextAreaField } from '../../../ui/base/field/text-area-field';
import { TextField } from '../../../ui/base/field/text-field';
import { useForm } from '../../../ui/base/form/use-form';
import type { ShopKind } from '../../../ui/food/shop-card/shop-kind';
import { EnglishPart, type English } from '../../../ui/owner/english-part/english-part';
import { FormFrame, FormSection } from '../../../ui/owner/form-frame/form-frame';
import { ImageUploadField } from '../../../ui/owner/image-upload/image-upload-field';
import { AddressField } from '../../../ui/site/address-search/address-field';
import { KindField } from '../../../ui/site/owner-signup-form/kind-field';
import { uploadPicture } from '../../items/upload-picture';
import { refusalMessage } from '../../page/refusals';
import { accountKind, shopKind } from '../../shops/shop-facts';
import { useSuggestions } from '../../shops/use-suggestions';
import * as t from './identity-form.texts';
import { useSaving, type PartProps } from './use-saving';

/** Shop front and contact of the shop, as its customers see them. */
export function IdentityForm({ shop, onType, onSaved }: PartProps) {
  const [saveIdentity] = useSaveShopIdentityMutation();
  const { save, error, busy } = useSaving(onSaved);
  const [addressError, setAddressError] = useState<string>();
  const [typedAddress, setTypedAddress] = useState<string | null>(null);
  const { suggestions, loading } = useSuggestions(typedAddress);
  const [sending, setSending] = useState(false);
  const { values, change, errors, refusals, submit, field } = useForm({
    initialValues: (): IdentityValues => toIdentity(shop),
    check: checkIdentity,
    complete: (identity) => identity,
    onSubmit: (identity) =>
      save(async () => {
        setAddressError(undefined);
        const { data } = await saveIdentity({ variables: { input: fromIdentity(identity) } });
        const answer = data?.saveShopIdentity;
        if (answer && answer.__typename !== 'OwnShop') setAddressError(refusalMessage(answer));
        return answer?.__typename === 'OwnShop';
      }, t.identitySaved()),
  });

  return (
    <div onInput={onType}>
      <FormFrame
        label={t.shop()}
        submitLabel={t.save()}
        error={error}
        busy={busy}
        // An address refused by the server also moves the focus to the invalid field.
        refusals={refusals + (addressError === undefined ? 0 : 1)}
        disabled={sending}
        text={sending ? t.photoFirst() : undefined}
        onSubmit={submit}
      >
        <FormSection title={t.shopFront()} text={t.shopFrontText()}>
          <div className="grid grid-cols-1 gap-5 md:grid-cols-[--spacing(72)_minmax(0,1fr)] md:gap-6">
            <ImageUploadField
              label={t.photo()}
              imageUrl={values.pictureUrl}
              onChange={(pictureUrl) => change({ pictureUrl })}
              onUpload={async (file, onProgress) => {
                setSending(true);
                return uploadPicture(file, onProgress).finally(() => setSending(false));
              }}
            />
            <div className="grid content-start gap-5">
              <TextField
                label={t.name()}
                hint={t.nameHint()}
                autoComplete="organization"
                maxLength={120}
                required
                {...field('name')}
              />
              <TextAreaField
                label={t.description()}
                hint={t.descriptionHint()}
                maxLength={500}
                {...field('description')}
              />
              <EnglishPart value={values} onChange={change} />
            </div>
          </div>
          <KindField value={values.kind} hint={t.kindHint()} onChange={(kind) => change({ kind })} />
        </FormSection>
        <FormSection title={t.contact()}>
          <AddressField
            hint={t.addressHint()}
            required
            value={values.address}
            error={errors.address ?? addressError}
            suggestions={suggestions}
            loading={loading}
            onChange={(address) => {
              change({ address });
              setTypedAddress(address);
            }}
            onSelect={({ label, detail }) => change({ address: [label, detail].filter(Boolean).join(', ') })}
          />
          <TextField label={t.phone()} type="tel" autoComplete="tel" hint={t.phoneHint()} {...field('phone')} />
        </FormSection>
      </FormFrame>
    </div>
  );
}

export interface IdentityValues extends Pick<English, 'descriptionEn'> {
  name: string;
  kind: ShopKind;
  description: string;
  phone: string;
  address: string;
  pictureUrl: string | null;
}

export function checkIdentity({ name, phone, address }: IdentityValues): Partial<Record<keyof IdentityValues, string>> {
  return {
    ...(name.trim() === '' && { name: t.nameNeeded() }),
    ...(address.trim() === '' && { address: t.addressNeeded() }),
    ...(phone.trim() !== '' && !looksLikePhone(phone.trim()) && { phone: phoneNeeded() }),
  };
}

function toIdentity({ name, kind, description, descriptionEn, phone, address, pictureUrl }: OwnShopFactsFragment) {
  return { name, description, descriptionEn, address, pictureUrl, kind: shopKind(kind), phone: phone ?? '' };
}

export function fromIdentity({ kind, phone, ...texts }: IdentityValues) {
  return { ...texts, kind: accountKind(kind), phone: phone.trim() || null };
}
