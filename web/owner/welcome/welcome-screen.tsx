import { ChartColumnBig, UtensilsCrossed, Mic, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { FirstSteps } from '../../../ui/owner/first-steps/first-steps';
import type { FirstStep } from '../../../ui/owner/first-steps/progress';

export interface WelcomeScreenProps {
  shopName: string;
  steps?: readonly FirstStep[];
  shopHref: string;
  failure?: string;
  onRetry: () => void;
}

const ways: readonly { label: string; href: string; icon: ReactNode }[] = [
  { label: 'Commandes', href: '/ownerorders', icon: <ReceiptText aria-hidden="true" /> },
  { label: 'Carte', href: '/AddItems', icon: <UtensilsCrossed aria-hidden="true" /> },
  { label: 'Commande vocale', href: '/voice', icon: <Mic aria-hidden="true" /> },
  { label: 'Chiffres', href: '/restaurant/dashboard', icon: <ChartColumnBig aria-hidden="true" /> },
];

export function WelcomeScreen({ shopName, steps, shopHref, failure, onRetry }: WelcomeScreenProps) {
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-8">
      <h1 className="text-4xl wrap-anywhere">Bienvenue, {shopName}</h1>
      {failure ? (
        <ErrorState text={failure} onRetry={onRetry} />
      ) : (
        <FirstSteps steps={steps ?? []} shopHref={shopHref} loading={steps === undefined} />
      )}
      <nav aria-label="Votre espace" className="@container">
        <ul className="grid gap-3 @xs:grid-cols-2 @3xl:grid-cols-4">
          {ways.map(({ label, href, icon }) => (
            <li key={href} className="grid">
              <LinkButton href={href} tone="quiet" size="large" wide className="min-h-20 flex-col gap-1 px-2! py-3">
                {icon}
                {label}
              </LinkButton>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
