import { Mail, MapPin, Phone, ReceiptText, Store } from 'lucide-react';
import { phoneHref } from '../../../graphql/rules/phone';
import { ContactCard } from '../../../ui/site/contact-card/contact-card';
import * as t from './contact.texts';
import { houseOperator, type Operator } from './operator';

export function ContactPage({ operator = houseOperator }: { operator?: Operator }) {
  const { phone, email, address } = operator;
  return (
    <div className="grid gap-8 md:gap-10">
      <header className="grid max-w-prose gap-3">
        <h1 className="text-4xl font-extrabold md:text-5xl">{t.title()}</h1>
        <p className="text-lg text-ink-muted">{t.whom()}</p>
      </header>
      <div className="grid gap-4 md:grid-cols-2">
        <ContactCard
          icon={<ReceiptText />}
          title={t.order()}
          text={t.aboutOrder()}
          label={t.myOrders()}
          href="/user-ordersPage"
        />
        {phone && (
          <ContactCard
            icon={<Phone />}
            title={t.byPhone()}
            text={t.aboutToday()}
            label={phone}
            href={phoneHref(phone)}
          />
        )}
        <ContactCard icon={<Mail />} title={t.byMail()} text={t.aboutRest()} label={email} href={`mailto:${email}`} />
        <ContactCard
          icon={<Store />}
          title={t.withShop()}
          text={t.aboutShop()}
          label={t.registerShop()}
          href="/ownersignupform"
        />
        {address && <ContactCard icon={<MapPin />} title={t.byPost()} text={`${operator.companyName}\n${address}`} />}
      </div>
    </div>
  );
}
