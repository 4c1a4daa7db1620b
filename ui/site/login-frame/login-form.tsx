import { useState, type ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { PasswordField } from '../../base/field/password-field';
import { TextField } from '../../base/field/text-field';
import { useFirstWrong } from '../../base/form/use-first-wrong';
import type { FormProps } from '../../base/form/use-form';
import { Notice, type NoticeProps } from '../../base/notice/notice';
import { looksLikeEmail } from '../form-check/contact-checks';
import { emailNeeded } from '../form-check/form-check.texts';
import * as t from './login-frame.texts';
import { LoginLinks, OtherWays, type LoginLinkProps } from './login-links';

export interface Credentials {
  email: string;
  password: string;
}

export interface LoginFormProps extends FormProps<Credentials> {
  /** Sends the activation mail again; set when the error is that the account is not activated. */
  onSendMail?: () => void;
  sending?: boolean;
  google?: ReactNode;
  /** Prefills the email address of the expected account. */
  knownEmail?: string;
  notice?: string;
  /** Tone of the notice. @default 'positive' */
  noticeTone?: NoticeProps['tone'];
  entries?: Readonly<Record<string, string>>;
  children: ReactNode;
  /** What can be done without signing in. */
  instead?: ReactNode;
  links: readonly LoginLinkProps[];
}

/** Sign-in form for customers and owners with email, password and further links. */
export function LoginForm(props: LoginFormProps) {
  const {
    onSubmit,
    error,
    busy = false,
    google,
    notice,
    noticeTone = 'positive',
    entries,
    children,
    instead,
    links,
  } = props;
  const { onSendMail, sending = false } = props;
  const [email, setEmail] = useState(props.knownEmail ?? '');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<{ names: readonly string[]; say: () => string }>({ names: [], say: t.allNeeded });
  const [refusals, setRefusals] = useState(0);
  const form = useFirstWrong(refusals, wrong.names);
  const incomplete = wrong.names.length > 0;
  const message = incomplete ? wrong.say() : error;
  return (
    <div className="grid grid-cols-1 gap-6">
      <form
        ref={form}
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const all = { email: email.trim(), password, ...entries };
          const empty = Object.entries(all).flatMap(([name, value]) => (value === '' ? [name] : []));
          const names = empty.length > 0 || looksLikeEmail(all.email) ? empty : ['email'];
          setWrong({ names, say: empty.length > 0 ? t.allNeeded : emailNeeded });
          if (names.length > 0) setRefusals(refusals + 1);
          else onSubmit({ email: all.email, password });
        }}
      >
        {notice && !message && <Notice tone={noticeTone}>{notice}</Notice>}
        {message && (
          <Notice
            tone="danger"
            action={
              !incomplete &&
              onSendMail && (
                <Button tone="quiet" size="small" busy={sending} onClick={onSendMail}>
                  {t.sendMail()}
                </Button>
              )
            }
          >
            {message}
          </Notice>
        )}
        <TextField
          label={t.email()}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={setEmail}
        />
        <PasswordField label={t.password()} name="password" required value={password} onChange={setPassword} />
        {children}
        <Button type="submit" size="large" wide busy={busy}>
          {busy ? t.signingIn() : t.signIn()}
        </Button>
      </form>
      {instead}
      <OtherWays google={google} />
      <LoginLinks links={links} />
    </div>
  );
}
