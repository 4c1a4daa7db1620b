import { SERVICE_CHARGE_CENTS } from '../../../graphql/rules/service-charge';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { Plate } from '../../../ui/site/illustration/illustration';
import { tablePictures } from '../../../ui/site/illustration/table-pictures';
import { Tablecloth } from '../../../ui/site/tablecloth/tablecloth';
import { withFigures } from '../../../ui/base/price/with-figures';
import * as t from './about.texts';

export function AboutPage() {
  return (
    <div className="grid gap-14 md:gap-20">
      <section className="grid gap-8 md:grid-cols-2 md:items-center md:gap-12">
        <div className="grid gap-5">
          <h1 className="text-4xl font-extrabold md:text-5xl">{t.title()}</h1>
          <p className="text-lg text-ink-muted">{t.why()}</p>
        </div>
        <div className="relative aspect-4/3 overflow-hidden rounded-card">
          <Tablecloth>
            <div className="absolute -start-[8%] -top-[12%] w-[58%]">
              <Plate imageUrl={tablePictures[0] ?? null} />
            </div>
            <div className="absolute -end-[6%] -bottom-[14%] w-[62%]">
              <Plate imageUrl={tablePictures[1] ?? null} />
            </div>
          </Tablecloth>
        </div>
      </section>
      <section aria-labelledby="about-steps" className="grid gap-6">
        <h2 id="about-steps" className="text-3xl">
          {t.how()}
        </h2>
        <ol className="grid gap-8 md:grid-cols-3">
          {t.steps().map(({ title, text }, index) => (
            <li key={title} className="grid content-start gap-2 border-t-4 border-accent pt-4">
              <span aria-hidden="true" className="font-display text-5xl font-extrabold">
                {index + 1}
              </span>
              <h3 className="text-xl">{title}</h3>
              <p className="text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="about-money" className="grid max-w-prose gap-3">
        <h2 id="about-money" className="text-3xl">
          {t.money()}
        </h2>
        <p>{withFigures(t.charge(SERVICE_CHARGE_CENTS))}</p>
      </section>
      <section className="grid justify-items-start gap-5 rounded-card bg-sunken p-6 md:p-10">
        <h2 className="text-3xl">{t.toTable()}</h2>
        <div className="flex flex-wrap gap-3 [&>*]:max-md:grow">
          <LinkButton href="/userSearch">{t.findShop()}</LinkButton>
          <LinkButton href="/ownersignupform" tone="quiet">
            {t.registerShop()}
          </LinkButton>
        </div>
      </section>
    </div>
  );
}
