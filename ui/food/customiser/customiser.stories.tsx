import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { pasteInto } from '../../../.storybook/samples/pasting';
import {
  sampleDrinks,
  sampleFries,
  sampleGroup,
  sampleMeats,
  sampleOption,
  samplePizza,
  sampleSandwich,
  sampleSauces,
  sampleSides,
} from '../../../.storybook/samples/sandwich';
import { selecting } from '../../../.storybook/samples/choices';
import { Customiser } from './customiser';

export default {
  component: Customiser,
  args: { ...sampleSandwich, onAdd: fn() },
} satisfies Meta<typeof Customiser>;
type Story = StoryObj<typeof Customiser>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const totalIs = (canvas: Canvas, text: string) =>
  expect(canvas.getByText('Total').parentElement).toHaveTextContent(`Total${text}`);
const slipOf = (canvas: Canvas) => canvas.getByRole('region', { name: 'Votre composition' });
const alertsIn = (canvas: Canvas) => canvas.queryAllByRole('alert').map(({ textContent }) => textContent);
const adding = (facts: object): unknown => expect.objectContaining(facts);

/** Where the other choices do not matter. */
const meatsAndASauce = [sampleMeats, sampleGroup('SAUCES', sampleSauces.options.slice(0, 1), { max: 2 })];

/** From the first chip to the cart, by keyboard too: each choice changes the slip, only priced ones the total. */
export const MadeUp: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    for (const name of ['Cordon bleu Épuisé', 'Tomate Épuisé', 'Œuf Épuisé'])
      await expect(canvas.getByRole('checkbox', { name })).toBeDisabled();
    await expect(canvas.getByText('Jusqu’à 2 au choix, incluses')).toBeVisible();
    await step('meats, sauces and raw vegetables cost nothing', async () => {
      await totalIs(canvas, '7,50 €');
      await userEvent.tab();
      await expect(canvas.getByRole('checkbox', { name: 'Poulet mariné' })).toHaveFocus();
      await userEvent.keyboard(' ');
      for (const name of ['Kebab', 'Harissa', 'Oignon', 'Salade'])
        await userEvent.click(canvas.getByRole('checkbox', { name }));
      await totalIs(canvas, '7,50 €');
      await expect(canvas.getByText('2 sur 2')).toBeVisible();
      await expect(canvas.getByText('1 sur 2')).toBeVisible();
    });
    await step('supplements and better fries are added', async () => {
      const extra = within(canvas.getByRole('group', { name: 'Accompagnements' }));
      await userEvent.click(extra.getByRole('checkbox', { name: /Cheddar/ }));
      await expect(canvas.getByRole('radio', { name: /Frites maison Inclus/ })).not.toBeChecked();
      canvas.getByRole('radio', { name: 'Sans frites' }).focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(canvas.getByRole('radio', { name: /Frites cheddar \+ 1,20\s€/ })).toBeChecked();
      await userEvent.click(canvas.getByRole('radio', { name: /Limonade/ }));
      await totalIs(canvas, '9,70 €');
      await expect(slipOf(canvas)).toHaveTextContent('+ Cheddar1,00 €');
    });
    await step('the note goes with it, trimmed', async () => {
      await pasteInto(userEvent, canvas.getByRole('textbox'), ' Bien cuit ');
      canvas.getByRole('button', { name: 'Ajouter au panier' }).focus();
      await userEvent.keyboard('{Enter}');
    });
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith({
      selections: selecting({
        ...{ meats: ['chicken', 'kebab'], sauces: 'harissa', sot: ['lettuce', 'onion'] },
        ...{ fries: 'fries-cheddar', drink: 'lemonade', supplements: 'cheddar' },
      }),
      note: 'Bien cuit',
      totalCents: 970,
    });
  },
};

const longNote = 'Sans piment, '.repeat(39).slice(0, 498);

/** Found again after a reload: what is still offered; each further choice can be kept too, the note up to its limit. */
export const GoneOnWith: Story = {
  args: {
    onChange: fn(),
    defaultValue: {
      selections: selecting({
        ...{ meats: ['chicken', 'bleu'], sauces: 'harissa', sot: ['onion', 'tomato'] },
        ...{ supplements: 'cheddar', drink: 'juice' },
      }),
      without: [],
      note: longNote,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Poulet mariné', 'Harissa', 'Oignon', /Cheddar/])
      await expect(canvas.getByRole('checkbox', { name })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Cordon bleu/ })).not.toBeChecked();
    await userEvent.type(canvas.getByRole('textbox'), 'Oui');
    await expect(canvas.getByRole('textbox')).toHaveValue(`${longNote}Ou`);
    await expect(canvas.getByText('Facultatif · 500 / 500')).toBeVisible();
    await totalIs(canvas, '10,00 €');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sans viande' }));
    const selections = selecting({ sauces: 'harissa', sot: 'onion', drink: 'juice', supplements: 'cheddar' });
    await expect(args.onChange).toHaveBeenLastCalledWith(adding({ selections, without: ['MEATS'] }));
  },
};

/** Whatever a choice changes (allergens, slip, total, a limit reached), the chips stay under the finger. */
export const InAHurry: Story = {
  args: {
    allergens: [],
    groups: [
      {
        ...sampleMeats,
        options: [
          sampleOption('chicken', 'Poulet mariné aux herbes', { allergens: ['MILK', 'MUSTARD', 'CELERY', 'SOY'] }),
          sampleOption('kebab', 'Kebab', { allergens: ['GLUTEN', 'SESAME', 'EGGS'] }),
          sampleOption('merguez', 'Merguez'),
        ],
      },
      ...sampleSandwich.groups.slice(1),
      sampleSides,
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const meats = within(canvas.getByRole('group', { name: 'Viandes' }));
    const chips = canvas.getAllByRole('checkbox');
    const places = () => chips.map((chip) => chip.getBoundingClientRect().top + window.scrollY);
    const before = places();
    for (const name of ['Poulet mariné aux herbes', 'Kebab', 'Merguez']) {
      await userEvent.click(meats.getByRole('checkbox', { name }));
      await expect(places()).toEqual(before);
    }
    for (const name of ['Harissa', 'Oignon', /Cheddar/, /Haricots/, /Gratin/]) {
      await userEvent.click(canvas.getByRole('checkbox', { name }));
      await expect(places()).toEqual(before);
    }
    await expect(alertsIn(canvas)).toEqual(['Maximum 2 allowed.']);
    await expect(meats.getByRole('checkbox', { name: 'Merguez' })).not.toBeChecked();
  },
};

/** A choice over the limit is refused at the pressed chip, covering no other; deselecting one clears the message. */
export const OverTheLimit: Story = {
  args: { groups: [sampleMeats], onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const chip = (name: string | RegExp) => canvas.getByRole('checkbox', { name });
    await userEvent.click(canvas.getByText('Cordon bleu'));
    for (const name of ['Poulet mariné', 'Kebab', 'Merguez']) await userEvent.click(chip(name));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    const alert = canvas.getByRole('alert');
    await expect(alert.textContent).toBe('Maximum 2 allowed.');
    await expect(chip('Merguez')).not.toBeChecked();
    await expect(chip('Merguez')).toHaveAccessibleDescription('Maximum 2 allowed.');
    await expect(chip('Merguez')).toHaveAttribute('aria-disabled', 'true');
    const said = alert.getBoundingClientRect();
    for (const other of canvas.getAllByRole('checkbox').filter((one) => one !== chip('Merguez'))) {
      const { top, bottom, left, right } = (other.closest('label') ?? other).getBoundingClientRect();
      const apart = top >= said.bottom || bottom <= said.top || left >= said.right || right <= said.left;
      await expect(apart).toBe(true);
    }
    await userEvent.click(chip('Kebab'));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(chip('Merguez')).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByText('1 sur 2')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Viandes' })).toHaveAccessibleDescription(
      '1 sur 2 Obligatoire · jusqu’à 2 au choix',
    );
    await userEvent.click(chip('Merguez'));
    await expect(chip('Merguez')).toBeChecked();
    await userEvent.click(chip('Kebab'));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(chip('Cordon bleu Épuisé')).toBeDisabled();
  },
};

/**
 * Meat, fries and drink are not left out by oversight: the button names the first that is missing, a press shows all of
 * them in place of their hints, so that nothing moves, and focuses the first.
 */
export const NothingChosen: Story = {
  args: { groups: [...meatsAndASauce, sampleFries, sampleDrinks] },
  play: async ({ args, canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const hint = canvas.getByText('Obligatoire · jusqu’à 2 au choix');
    await expect(hint).toBeVisible();
    await press('Choisir une viande');
    await expect(alertsIn(canvas)).toEqual([
      'Choisissez une viande, ou « Sans viande ».',
      'Choisissez des frites, ou « Sans frites ».',
      'Choisissez une boisson, ou « Sans boisson ».',
    ]);
    await expect(hint).not.toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Viandes' })).toHaveAccessibleDescription(/Choisissez une viande/);
    await expect(canvas.getByRole('checkbox', { name: 'Poulet mariné' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('radio', { name: /Limonade/ }));
    await press('Choisir des frites');
    await expect(alertsIn(canvas)).toEqual(['Choisissez des frites, ou « Sans frites ».']);
    await expect(canvas.getByRole('radio', { name: /Frites maison/ })).toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Sans frites' }));
    await expect(slipOf(canvas)).toHaveTextContent('· Sans frites');
    await press('Ajouter au panier');
    const selections = selecting({ meats: 'chicken', drink: 'lemonade' });
    await expect(args.onAdd).toHaveBeenCalledWith(adding({ selections }));
  },
};

/** Without meat on purpose: said on the slip; a meat takes it back. */
export const Meatless: Story = {
  args: { groups: meatsAndASauce },
  play: async ({ args, canvas, userEvent }) => {
    const without = canvas.getByRole('checkbox', { name: 'Sans viande' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kebab' }));
    await userEvent.click(without);
    await expect(canvas.getByRole('checkbox', { name: 'Kebab' })).not.toBeChecked();
    await expect(slipOf(canvas)).toHaveTextContent('· Sans viande');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await expect(args.onAdd).toHaveBeenCalledWith(adding({ selections: [], totalCents: 750 }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kebab' }));
    await expect(without).not.toBeChecked();
  },
};

const soldOut = (group: typeof sampleMeats) => ({
  ...group,
  options: group.options.map((option) => ({ ...option, soldOut: true })),
});

/** Every meat is gone for today: what is left is to go without. */
export const MeatsSoldOut: Story = {
  args: { groups: [soldOut(sampleMeats)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choisir une viande' }));
    await expect(canvas.getByRole('checkbox', { name: 'Sans viande' })).toHaveFocus();
  },
};

/** Whatever the keyboard reaches on a phone stands above the bar that adds. */
export const KeyboardStaysInSight: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Choisir une viande' });
    const bar = canvas.getByText('Total').closest('.sticky');
    for (let step = 0; step < 30 && document.activeElement !== add; step++) {
      await userEvent.tab();
      if (document.activeElement === add) break;
      const reached = document.activeElement;
      await waitFor(() =>
        expect(reached?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0),
      );
    }
    await expect(add).toHaveFocus();
  },
};

/** No choice of meat, no raw vegetables, no menu, no extras: only one sauce. */
export const Plain: Story = {
  args: {
    name: 'Sandwich gourmand du randonneur affamé aux trois viandes grillées et légumes confits',
    imageUrl: null,
    allergens: null,
    groups: [
      sampleGroup('MEATS', sampleMeats.options, { max: 0 }),
      sampleGroup(
        'SAUCES',
        [
          sampleOption('a', 'Moutarde de Meaux à l’ancienne et miel de châtaignier'),
          sampleOption('b', 'Anticonstitutionnellement-piquante'),
        ],
        { max: 1 },
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('group', { name: 'Viandes' })).toBeNull();
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await expect(canvas.getByText('Une au choix, incluse')).toBeVisible();
    for (const name of [/Moutarde/, /piquante/]) await userEvent.click(canvas.getByRole('checkbox', { name }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Maximum 1 allowed.');
    await expect(canvas.getByRole('checkbox', { name: /piquante/ })).not.toBeChecked();
  },
};

export const Adding: Story = {
  args: {
    groups: meatsAndASauce,
    defaultValue: { selections: [], without: ['MEATS'], note: '' },
    busy: true,
    error: "Erreur lors de l'ajout au panier. Veuillez réessayer.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ajouter au panier' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('checkbox', { name: 'Kebab' })).toBeDisabled();
    await expect(canvas.getByRole('alert')).toHaveTextContent("Erreur lors de l'ajout au panier. Veuillez réessayer.");
  },
};

/** Sizes show their whole prices; the first is chosen, since there is no pizza without a size. */
export const Pizza: Story = {
  args: samplePizza,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Junior 26 cm 7,90\s€/ })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: /Junior/ })).toBeChecked();
    await totalIs(canvas, '7,90 €');
    await expect(canvas.getByRole('checkbox', { name: 'Crème de truffe Épuisé' })).toBeDisabled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Mega 40 cm 14,90\s€/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /Senior/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Burrata/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Huile piquante' }));
    await totalIs(canvas, '13,40 €');
    await expect(slipOf(canvas)).toHaveTextContent('Reine, Senior 33 cm10,90 €');
    await pasteInto(userEvent, canvas.getByRole('textbox'), 'Bien cuite');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith({
      selections: selecting({ size: 'Senior 33 cm', toppings: 'burrata', sauces: 'chilli' }),
      note: 'Bien cuite',
      totalCents: 1340,
    });
  },
};

/** What it was chosen with is no longer offered, and adds nothing. */
export const OneSizeNothingToAdd: Story = {
  args: {
    name: 'Pizza du randonneur affamé aux quatre fromages de Savoie et lard fumé au bois de hêtre',
    imageUrl: null,
    allergens: null,
    basePriceCents: 3490,
    groups: [
      sampleGroup('SIZE', [sampleOption('family', 'Grande tablée familiale de six à huit convives')], {
        ...{ min: 1, max: 1 },
      }),
    ],
    defaultValue: {
      selections: selecting({ size: 'Mega 40 cm', toppings: 'burrata', sauces: 'pesto' }),
      ...{ without: [], note: '' },
    },
    error: 'Erreur serveur, veuillez réessayer plus tard.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Sauces' })).toBeNull();
    await totalIs(canvas, '34,90 €');
  },
};

/** Without a limit; each price is part of what is read out. */
export const AsManyAsOneLikes: Story = {
  args: {
    onChange: fn(),
    groups: [
      sampleGroup(
        'TOPPINGS',
        Array.from({ length: 24 }, (_, place) =>
          sampleOption(
            String(place),
            ['Cornichons', 'Fromage de chèvre fermier affiné au foin', 'Bacon', 'Œuf'][place % 4] ?? '',
            { priceCents: 50 + place * 10 },
          ),
        ),
      ),
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Autant que vous voulez')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Bacon \+ 0,70\s€$/ }));
    await expect(args.onChange).toHaveBeenCalledWith(adding({ selections: selecting({ toppings: '2' }) }));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(adding({ selections: selecting({ toppings: ['2', '1'] }) }));
  },
};
