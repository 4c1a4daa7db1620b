import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import {
  sampleCooking,
  sampleGroup,
  sampleOption,
  sampleSides,
  sampleSteak,
} from '../../../.storybook/samples/sandwich';
import { Customiser } from './customiser';

export default {
  component: Customiser,
  args: { ...sampleSteak, onAdd: fn() },
} satisfies Meta<typeof Customiser>;
type Story = StoryObj<typeof Customiser>;

const pieces = (groupId: string, optionId: string, quantity = 1) => ({ groupId, optionId, quantity });
const button = (name: string) => ['button', { name }] as const;

/** One must be chosen, and cannot be left out: there is no « Sans cuisson ». */
export const OneOfThree: Story = {
  args: { groups: [sampleCooking] },
  play: async ({ args, canvas, userEvent }) => {
    const group = within(canvas.getByRole('radiogroup', { name: 'Cuisson' }));
    await expect(canvas.getByText('Obligatoire · 1 au choix')).toBeVisible();
    await expect(group.getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(canvas.getByRole(...button('Choisir : Cuisson')));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Cuisson : faites un choix.');
    await expect(group.getByRole('radio', { name: 'Saignant' })).toHaveFocus();
    for (const name of ['Bien cuit', 'À point']) await userEvent.click(group.getByRole('radio', { name }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole(...button('Ajouter au panier')));
    const selections = [pieces('cooking', 'medium')];
    await expect(args.onAdd).toHaveBeenCalledWith({ selections, note: '', totalCents: 1690 });
  },
};

/** Two are free, each further one costs: what an option adds is said before it is chosen. */
export const TwoIncluded: Story = {
  args: { groups: [{ ...sampleSides, max: null, perOptionMax: 1 }] },
  play: async ({ canvas, userEvent }) => {
    const chip = (name: RegExp) => canvas.getByRole('checkbox', { name });
    await expect(canvas.getByText(/^Autant que vous voulez · 2 sans supplément, puis 0,50\s€$/)).toBeVisible();
    await userEvent.click(chip(/Haricots verts Inclus/));
    await userEvent.click(chip(/Purée maison Inclus/));
    await expect(chip(/Haricots verts Inclus/)).toBeChecked();
    await userEvent.click(chip(/Gratin .* \+ 0,50\s€/));
    await expect(canvas.getByText('Total').parentElement).toHaveTextContent('Total17,40 €');
    const slip = canvas.getByRole('region', { name: 'Votre composition' });
    await expect(slip).toHaveTextContent(/· Haricots verts.*· Purée maison\+ Gratin .*0,50\s€/);
  },
};

/** Several pieces of one option, counted beside it; a piece too many is refused there. */
export const SeveralOfOne: Story = {
  args: { groups: [sampleSides], onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole(...button(name)));
    const beans = canvas.getByRole('checkbox', { name: /Haricots verts/ });
    await expect(canvas.queryByRole('group', { name: /Quantité/ })).toBeNull();
    await userEvent.click(beans);
    await press('Ajouter un article : Haricots verts');
    await press('Ajouter un article : Haricots verts');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ selections: [pieces('sides', 'beans', 3)] }),
    );
    await press('Ajouter un article : Haricots verts');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Maximum 3 allowed.');
    await expect(canvas.getByText('3 sur 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Purée/ }));
    await press('Ajouter un article : Purée maison');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Maximum 4 allowed.');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Gratin/ }));
    await expect(canvas.getByRole('checkbox', { name: /Gratin/ })).not.toBeChecked();
    await expect(canvas.getByText('Total').parentElement).toHaveTextContent('Total17,90 €');
    await expect(canvas.getByRole('region', { name: 'Votre composition' })).toHaveTextContent('3 × Haricots verts');
    await press('Retirer un article : Haricots verts');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(beans);
    await expect(canvas.getByText('1 sur 4')).toBeVisible();
  },
};

/** The sauce is asked only of those who take the steak rare; it goes with that choice. */
export const Dependent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await expect(canvas.queryByRole('radiogroup', { name: 'Sauce du steak' })).toBeNull();
    await userEvent.click(radio('Saignant'));
    await userEvent.click(canvas.getByRole(...button('Choisir : Sauce du steak')));
    await expect(radio('Poivre vert')).toHaveFocus();
    await userEvent.click(radio('Béarnaise'));
    await expect(canvas.getByText('Œufs')).toBeVisible();
    await userEvent.click(radio('Bien cuit'));
    await expect(canvas.queryByRole('radio', { name: 'Béarnaise' })).toBeNull();
    await expect(canvas.queryByText('Œufs')).toBeNull();
    await userEvent.click(canvas.getByRole(...button('Ajouter au panier')));
    const selections = [pieces('cooking', 'well-done')];
    await expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ selections }));
  },
};

/** Names that the shop gave in English too are marked as such; the others stay French. */
export const InEnglish: Story = {
  args: {
    name: 'Grilled beef steak',
    nameLang: 'en',
    groups: [
      sampleGroup('cooking', [sampleOption('rare', 'Rare', { nameLang: 'en' }), sampleOption('medium', 'À point')], {
        ...{ name: 'Cooking', nameLang: 'en', min: 1, max: 1 },
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Cooking' })).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText('À point')).toHaveAttribute('lang', 'fr');
    await userEvent.click(canvas.getByRole('radio', { name: 'Rare' }));
    const slip = within(canvas.getByRole('region', { name: 'Votre composition' }));
    for (const text of ['Grilled beef steak', '· Rare'])
      await expect(slip.getByText(text)).toHaveAttribute('lang', 'en');
  },
};

/** Nothing of a required group is left: the item cannot be ordered, which is said before anything is pressed. */
export const RequiredSoldOut: Story = {
  args: {
    groups: [
      { ...sampleCooking, options: sampleCooking.options.map((option) => ({ ...option, soldOut: true })) },
      sampleSides,
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const text = 'Cuisson : tout est épuisé, cet article ne peut pas être commandé.';
    await expect(canvas.getByRole('alert')).toHaveTextContent(text);
    await userEvent.click(canvas.getByRole(...button('Épuisé')));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
