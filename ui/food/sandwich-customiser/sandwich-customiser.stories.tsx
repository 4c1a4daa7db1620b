import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { pasteInto } from '../../../.storybook/samples/pasting';
import { sampleSandwich } from '../../../.storybook/samples/sandwich';
import { SandwichCustomiser } from './sandwich-customiser';

export default {
  component: SandwichCustomiser,
  args: { ...sampleSandwich, onAdd: fn() },
} satisfies Meta<typeof SandwichCustomiser>;
type Story = StoryObj<typeof SandwichCustomiser>;

/** Where the other choices do not matter. */
const meatsAndASauce = { sauces: sampleSandwich.sauces.slice(0, 1), sot: undefined, supplements: [], menu: null };

/** From the first chip to the cart, by keyboard too: each choice changes the slip, only priced ones the total. */
export const MadeUp: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const total = (text: string) => expect(canvas.getByText('Total').parentElement).toHaveTextContent(`Total${text}`);

    for (const name of ['Cordon bleu Épuisé', 'Tomate Épuisé', 'Œuf Épuisé'])
      await expect(canvas.getByRole('checkbox', { name })).toBeDisabled();
    await expect(canvas.getByText('Jusqu’à 2 au choix, incluses')).toBeVisible();
    await step('meats, sauces and raw vegetables cost nothing', async () => {
      await total('7,50 €');
      await userEvent.tab();
      await expect(canvas.getByRole('checkbox', { name: 'Poulet mariné' })).toHaveFocus();
      await userEvent.keyboard(' ');
      for (const name of ['Kebab', 'Harissa', 'Oignon', 'Salade'])
        await userEvent.click(canvas.getByRole('checkbox', { name }));
      await total('7,50 €');
      await expect(canvas.getByText('2 sur 2')).toBeVisible();
      await expect(canvas.getByText('1 sur 2')).toBeVisible();
    });
    await step('supplements and better fries are added', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Cheddar/ }));
      canvas.getByRole('radio', { name: 'Sans frites' }).focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(canvas.getByRole('radio', { name: /Frites cheddar/ })).toBeChecked();
      await userEvent.click(canvas.getByRole('radio', { name: /Limonade/ }));
      await total('9,70 €');
      await expect(canvas.getByRole('region', { name: 'Votre composition' })).toHaveTextContent('+ Cheddar1,00 €');
    });
    await step('the note goes with it, trimmed', async () => {
      await pasteInto(userEvent, canvas.getByRole('textbox'), ' Bien cuit ');
      canvas.getByRole('button', { name: 'Ajouter au panier' }).focus();
      await userEvent.keyboard('{Enter}');
    });
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith({
      meatIds: ['chicken', 'kebab'],
      sauceIds: ['harissa'],
      sot: ['salad', 'onion'],
      supplementIds: ['cheddar'],
      friesId: 'fries-cheddar',
      drinkId: 'lemonade',
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
      meatIds: ['chicken', 'bleu'],
      sauceIds: ['harissa'],
      sot: ['onion', 'tomato'],
      supplementIds: ['cheddar'],
      friesId: null,
      drinkId: 'juice',
      note: longNote,
      without: [],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Poulet mariné', 'Harissa', 'Oignon', /Cheddar/])
      await expect(canvas.getByRole('checkbox', { name })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Cordon bleu/ })).not.toBeChecked();
    await userEvent.type(canvas.getByRole('textbox'), 'Oui');
    await expect(canvas.getByRole('textbox')).toHaveValue(`${longNote}Ou`);
    await expect(canvas.getByText('Facultatif · 500 / 500')).toBeVisible();
    await expect(canvas.getByText('Total').parentElement).toHaveTextContent('Total10,00 €');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sans viande' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ meatIds: [], without: ['meat'], drinkId: 'juice' }),
    );
  },
};

/** Whatever a choice changes (allergens, slip, total, a limit reached), the chips stay under the finger. */
export const InAHurry: Story = {
  args: {
    allergens: [],
    meats: [
      { id: 'chicken', name: 'Poulet mariné aux herbes', allergens: ['MILK', 'MUSTARD', 'CELERY', 'SOY'] },
      { id: 'kebab', name: 'Kebab', allergens: ['GLUTEN', 'SESAME', 'EGGS'] },
      { id: 'merguez', name: 'Merguez' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const chips = canvas.getAllByRole('checkbox');
    const places = () => chips.map((chip) => chip.getBoundingClientRect().top + window.scrollY);
    const before = places();
    for (const name of ['Poulet mariné aux herbes', 'Kebab', /^Merguez$/, 'Harissa', 'Oignon', /Cheddar/]) {
      await userEvent.click(canvas.getByRole('checkbox', { name }));
      await expect(places()).toEqual(before);
    }
    await expect(canvas.getByRole('alert').textContent).toBe('Maximum 2 allowed.');
    await expect(canvas.getByRole('checkbox', { name: /^Merguez$/ })).not.toBeChecked();
  },
};

/** Meat, fries and drink are not left out by oversight: what is missing asks, the first of it has the focus. */
export const NothingChosen: Story = {
  args: { ...meatsAndASauce, menu: sampleSandwich.menu },
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Ajouter au panier' });
    const asked = () => canvas.queryAllByRole('alert').map(({ textContent }) => textContent);
    await userEvent.click(add);
    await expect(asked()).toEqual([
      'Choisissez une viande, ou « Sans viande ».',
      'Choisissez des frites, ou « Sans frites ».',
      'Choisissez une boisson, ou « Sans boisson ».',
    ]);
    await expect(canvas.getByRole('checkbox', { name: 'Poulet mariné' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('radio', { name: /Limonade/ }));
    await userEvent.click(add);
    await expect(asked()).toEqual(['Choisissez des frites, ou « Sans frites ».']);
    await expect(canvas.getByRole('radio', { name: /Frites maison/ })).toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Sans frites' }));
    await expect(canvas.getByRole('region', { name: 'Votre composition' })).toHaveTextContent('· Sans frites');
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ friesId: null, drinkId: 'lemonade' }));
  },
};

/** Without meat on purpose: said on the slip; a meat takes it back. */
export const Meatless: Story = {
  args: meatsAndASauce,
  play: async ({ args, canvas, userEvent }) => {
    const without = canvas.getByRole('checkbox', { name: 'Sans viande' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kebab' }));
    await userEvent.click(without);
    await expect(canvas.getByRole('checkbox', { name: 'Kebab' })).not.toBeChecked();
    await expect(canvas.getByRole('region', { name: 'Votre composition' })).toHaveTextContent('· Sans viande');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ meatIds: [], totalCents: 750 }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kebab' }));
    await expect(without).not.toBeChecked();
  },
};

/** Every meat is gone for today: what is left is to go without. */
export const MeatsSoldOut: Story = {
  args: { ...meatsAndASauce, meats: ['Poulet mariné', 'Kebab'].map((name) => ({ id: name, name, soldOut: true })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await expect(canvas.getByRole('checkbox', { name: 'Sans viande' })).toHaveFocus();
  },
};

/** Whatever the keyboard reaches on a phone stands above the bar that adds. */
export const KeyboardStaysInSight: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Ajouter au panier' });
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

/** No choice of meat, no raw vegetables, no menu, no extras: only a sauce. */
export const Plain: Story = {
  args: {
    name: 'Sandwich gourmand du randonneur affamé aux trois viandes grillées et légumes confits',
    imageUrl: null,
    allergens: null,
    sauces: [
      { id: 'a', name: 'Moutarde de Meaux à l’ancienne et miel de châtaignier' },
      { id: 'b', name: 'Anticonstitutionnellement-piquante' },
    ],
    meats: [],
    sot: undefined,
    supplements: [],
    menu: null,
    sauceLimit: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Viandes' })).toBeNull();
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await expect(canvas.getByText('Une au choix, incluse')).toBeVisible();
  },
};

export const Adding: Story = {
  args: { ...meatsAndASauce, busy: true, error: "Erreur lors de l'ajout au panier. Veuillez réessayer." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ajouter au panier' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('checkbox', { name: 'Kebab' })).toBeDisabled();
    await expect(canvas.getByRole('alert')).toHaveTextContent("Erreur lors de l'ajout au panier. Veuillez réessayer.");
  },
};
