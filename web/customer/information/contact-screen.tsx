import { Mail, MapPin, Phone, Receipt, Store } from 'lucide-react';
import { ContactCard } from '../../../ui/site/contact-card/contact-card';
import type { Operator } from './operator';

export interface ContactScreenProps {
  operator: Operator;
}

export function ContactScreen({ operator }: ContactScreenProps) {
  const { phone, email, address } = operator;
  return (
    <div className="grid gap-8 md:gap-10">
      <header className="grid max-w-prose gap-3">
        <h1 className="text-4xl font-extrabold md:text-5xl">Contact</h1>
        <p className="text-lg text-ink-muted">
          Pour une commande en cours, la boutique est la plus rapide : son adresse et, si elle le donne, son numéro sont
          sur la page de suivi. Pour le reste, nous répondons.
        </p>
      </header>
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        <ContactCard
          icon={<Receipt />}
          title="Une commande"
          text="Où elle en est, son numéro, son reçu, la boutique qui la prépare."
          label="Mes commandes"
          href="/user-ordersPage"
        />
        {phone && (
          <ContactCard
            icon={<Phone />}
            title="Par téléphone"
            text="Quand quelque chose ne se passe pas comme prévu aujourd’hui."
            label={phone}
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          />
        )}
        <ContactCard
          icon={<Mail />}
          title="Par e-mail"
          text="Pour un remboursement, votre compte ou vos données. Donnez votre numéro de commande s’il y en a un."
          label={email}
          href={`mailto:${email}`}
        />
        <ContactCard
          icon={<Store />}
          title="Vous tenez une boutique"
          text="Inscrivez-la : boulangerie, restaurant ou café. Vos prix restent les vôtres."
          label="Inscrire ma boutique"
          href="/ownersignupform"
        />
        {address && <ContactCard icon={<MapPin />} title="Par courrier" text={`${operator.companyName}\n${address}`} />}
      </div>
    </div>
  );
}
