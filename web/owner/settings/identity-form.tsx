import { useState } from 'react';
import { TextAreaField } from '../../../ui/base/field/text-area-field';
import { TextField } from '../../../ui/base/field/text-field';
import { useForm, type FormProps } from '../../../ui/base/form/use-form';
import { EnglishPart, type English } from '../../../ui/owner/english-part/english-part';
import { FormFrame, FormSection } from '../../../ui/owner/form-frame/form-frame';
import { ImageUploadField, type UploadImage } from '../../../ui/owner/image-upload/image-upload-field';
import { AddressField } from '../../../ui/site/address-search/address-field';
import type { AddressSuggestion } from '../../../ui/site/address-search/suggestion-list';
import { KindField } from '../../../ui/site/owner-signup-form/kind-field';
import * as t from './identity-form.texts';
import { addressNeeded, nameNeeded } from './identity-form.texts';
import type { ShopKind } from '../../../ui/food/shop-card/shop-kind';
import { looksLikePhone } from '../../../graphql/rules/phone';
import { phoneNeeded } from '../../../graphql/rules/phone.texts';

export interface IdentityFormProps extends FormProps<IdentityValues> {
  initialValues: IdentityValues;
  onAddressChange: (address: string) => void;
  addressSuggestions: readonly AddressSuggestion[];
  addressLoading?: boolean;
  addressError?: string;
  onUpload: UploadImage;
}

export function IdentityForm(props: IdentityFormProps) {
  const { initialValues, onAddressChange, addressSuggestions, addressLoading, addressError } = props;
  const { error, busy, onUpload, onSubmit } = props;
  const [sending, setSending] = useState(false);
  const { values, change, errors, refusals, submit, field } = useForm({
    initialValues,
    check: checkIdentity,
    complete: (identity) => identity,
    onSubmit,
  });

  return (
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
              return onUpload(file, onProgress).finally(() => setSending(false));
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
          suggestions={addressSuggestions}
          loading={addressLoading}
          onChange={(address) => {
            change({ address });
            onAddressChange(address);
          }}
          onSelect={({ label, detail }) => change({ address: [label, detail].filter(Boolean).join(', ') })}
        />
        <TextField label={t.phone()} type="tel" autoComplete="tel" hint={t.phoneHint()} {...field('phone')} />
      </FormSection>
    </FormFrame>
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
    ...(name.trim() === '' && { name: nameNeeded() }),
    ...(address.trim() === '' && { address: addressNeeded() }),
    ...(phone.trim() !== '' && !looksLikePhone(phone.trim()) && { phone: phoneNeeded() }),
  };
}
