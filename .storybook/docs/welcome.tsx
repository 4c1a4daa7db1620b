import { Brand } from '../../ui/site/brand/brand';
import { Plate } from '../../ui/site/illustration/illustration';
import { tablePictures } from '../../ui/site/illustration/table-pictures';
import { Tablecloth } from '../../ui/site/tablecloth/tablecloth';
import { DocLink, spokenName, usePages } from './doc-link';
import { ROOMS, roomOf } from './rooms';

const [croissant, sandwich, , , cake] = tablePictures;

/** The table is laid. */
export function WelcomeHero() {
  return (
    <header className="relative overflow-hidden rounded-card border border-line">
      <Tablecloth>
        <div className="absolute -end-10 -bottom-16 w-72 max-md:hidden">
          <Plate picture={croissant} />
        </div>
        <div className="absolute end-48 -top-20 w-56 max-md:hidden">
          <Plate picture={sandwich} />
        </div>
        <div className="absolute end-72 -bottom-24 w-44 max-lg:hidden">
          <Plate picture={cake} />
        </div>
      </Tablecloth>
      <div className="relative m-4 grid max-w-xl gap-5 rounded-card bg-surface p-6 shadow-raised md:m-10 md:p-10">
        <Brand size="large" />
        <h1 className="text-3xl">The face of the product, piece by piece</h1>
        <p className="text-lg text-ink-muted">
          Every part people see, in every situation they can meet it in: loading, empty, one, many, refused, sold out,
          twice the text, read from the right. What is not here is not designed.
        </p>
      </div>
    </header>
  );
}

const READERS = [
  {
    who: 'You design',
    what: 'What is there, what it looks like in both themes, which words it says.',
    links: [
      ['ui/theme/foundations/colour', 'Colour'],
      ['ui/theme/foundations/type', 'Type'],
      ['ui/theme/foundations/voice-and-wording', 'Voice and wording'],
    ],
  },
  {
    who: 'You build a page',
    what: 'Which parts to put together, and which props they take.',
    links: [
      ['ui/theme/foundations/component-conventions', 'Component conventions'],
      ['ui/theme/foundations/spacing-and-layout', 'Spacing and layout'],
      ['web/customer/cart/cart-page', 'A page, taken apart: the cart'],
    ],
  },
  {
    who: 'You add a component',
    what: 'From an empty folder to tested and pictured, in ten minutes.',
    links: [
      ['ui/theme/foundations/how-to-add-a-component', 'How to add a component'],
      ['ui/theme/foundations/icons', 'Icons'],
      ['ui/theme/foundations/motion-and-focus', 'Motion and focus'],
    ],
  },
  {
    who: 'You review',
    what: 'How to see every state in every surrounding, and what was changed.',
    links: [
      ['ui/theme/foundations/reviewing', 'Reviewing'],
      ['ui/theme/foundations/accessibility', 'Accessibility'],
      ['web/owner/board/board-page', 'The hardest page: the board'],
    ],
  },
] as const;

const link = 'font-semibold text-accent-ink underline underline-offset-4';

/** Four people, four ways in. */
export function Readers() {
  return (
    <div className="my-6 grid gap-4 md:grid-cols-2 lg:grid-cols-4">
      {READERS.map(({ who, what, links }) => (
        <section key={who} className="grid content-start gap-3 rounded-card border border-line bg-surface p-6">
          <h3 className="text-xl">{who}</h3>
          <p className="text-ink-muted">{what}</p>
          <ul className="grid gap-2 border-t border-line pt-4">
            {links.map(([file, name]) => (
              <li key={file}>
                <DocLink to={file} className={link}>
                  {name}
                </DocLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const JOURNEY = [
  ['web/customer/search/search-page', 'Search', 'Shops near an address, nearest first.'],
  ['web/customer/shop/shop-page', 'Menu', 'What the shop has today.'],
  ['web/customer/customise/customise-page', 'Compose', 'A sandwich or a pizza, within the limits of the shop.'],
  ['web/customer/cart/cart-page', 'Cart', 'What it costs, and when it can be collected.'],
  ['web/customer/payment/payment-page', 'Pay', 'The window is held for ten minutes.'],
  ['web/customer/order/order-page', 'Order', 'The token, six characters.'],
  ['web/owner/board/board-page', 'Board', 'The shop sees it the second it is paid.'],
  ['web/customer/tracking/tracking-page', 'Follow', 'From «\u00a0Confirmée\u00a0» to «\u00a0Livrée\u00a0».'],
] as const;

/** One order, from hunger to lunch. */
export function Journey() {
  return (
    <ol className="my-6 grid gap-3 md:grid-cols-2 lg:grid-cols-4">
      {JOURNEY.map(([file, name, text], place) => (
        <li key={file} className="relative grid content-start gap-1 rounded-card border border-line bg-surface p-5">
          <span className="font-display text-4xl font-extrabold text-accent-ink tabular-nums">{place + 1}</span>
          <DocLink to={file} className={`text-lg after:absolute after:inset-0 ${link}`}>
            {name}
          </DocLink>
          <span className="text-ink-muted">{text}</span>
        </li>
      ))}
    </ol>
  );
}

/** Everything there is, by room, from Storybook’s own index. */
export function LibraryMap() {
  const pages = usePages();
  return Object.entries(ROOMS).map(([room, { title, text }]) => {
    const files = [...pages.keys()]
      .filter((file) => roomOf(file) === room)
      .sort((a, b) => spokenName(a).localeCompare(spokenName(b)));
    return (
      <section
        key={room}
        className="my-4 grid gap-5 rounded-card border border-line bg-surface p-6 lg:grid-cols-[--spacing(56)_1fr]"
      >
        <div className="grid content-start gap-1">
          <h3 className="text-xl">{title}</h3>
          <p className="font-ticket text-sm text-ink-muted">{room}</p>
          <p className="text-sm">{text}</p>
          <p className="mt-2 font-display text-3xl font-bold tabular-nums">{files.length}</p>
        </div>
        <ul className="flex flex-wrap content-start gap-2">
          {files.map((file) => (
            <li key={file}>
              <DocLink
                to={file}
                className="inline-flex min-h-9 items-center rounded-full border border-line-strong bg-raised px-4 text-sm font-semibold text-ink hover:border-accent-ink hover:bg-accent-soft"
              >
                {spokenName(file)}
              </DocLink>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
