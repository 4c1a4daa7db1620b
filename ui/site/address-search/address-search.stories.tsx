import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled, inBox } from '../../../.storybook/situations';
import { AddressField } from './address-field';
import { AddressSearch } from './address-search';

export default {
  component: AddressSearch,
  subcomponents: { AddressField },
  args: {
    value: '',
    suggestions: [
      { id: 'rivoli', label: '10 Rue de Rivoli', detail: '75004 Paris' },
      { id: 'bellecour', label: 'Place Bellecour', detail: '69002 Lyon' },
      { id: 'temple', label: '10 Rue du Temple', detail: '75004 Paris' },
    ],
    onChange: fn(),
    onSelect: fn(),
    onSearch: fn(),
  },
  decorators: [inBox('min-h-80 max-w-xl')],
  render: controlled(AddressSearch, 'value', 'onChange'),
} satisfies Meta<typeof AddressSearch>;
type Story = StoryObj<typeof AddressSearch>;

/** Nothing is proposed before something is typed. Arrows walk through the addresses, Enter takes one and does not search yet. */
export const PickedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Adresse' });
    await expect(field).toHaveAttribute('placeholder', 'Recherchez des restaurants ou des boulangeries...');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
    await userEvent.type(field, '10 rue{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { name: /Place Bellecour/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(args.suggestions[0]);
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

/**
 * The list is one to a screen reader: the field owns it, says how many there are and which one the arrows stand on. A
 * finger takes one; the list goes. Tab and Escape hide it, too, and keep what was typed.
 */
export const PickedByTouch: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Adresse' });
    await userEvent.type(field, '10{ArrowDown}');
    const first = canvas.getByRole('option', { name: '10 Rue de Rivoli 75004 Paris' });
    const list = canvas.getByRole('listbox', { name: 'Adresses proposées' });
    await expect(field).toHaveAttribute('aria-controls', list.id);
    await expect(field).toHaveAttribute('aria-activedescendant', first.id);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 adresses proposées');
    await userEvent.tab();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('button', { name: 'Rechercher' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(field, ' rue{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('10 rue');
    await userEvent.type(field, ' d');
    await userEvent.click(canvas.getByRole('option', { name: /Rue du Temple/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(args.suggestions[2]);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

/** « Up » from the field leads to the last; more than the list can show scrolls along, with twice the text too. */
export const ManyAddresses: Story = {
  args: {
    suggestions: Array.from({ length: 12 }, (_, index) => ({
      id: `rivoli ${index}`,
      label: `${index + 1} bis Boulevard du Maréchal-de-Lattre-de-Tassigny, bâtiment des Arquebusiers`,
      detail: '75004 Paris',
    })),
  },
  globals: { textSize: '200', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '1{ArrowUp}');
    const last = canvas.getByRole('option', { name: /^12 bis/ });
    await expect(last).toHaveAttribute('aria-selected', 'true');
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The addresses are on their way: a turning ring for the eye, a word for the ear. */
export const Loading: Story = {
  args: { value: '10 rue', suggestions: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Recherche d’adresses…');
  },
};

/**
 * The reason and the way on are tied to the field; a search that goes on cannot be sent twice. The browser asks the
 * person, the device asks the sky.
 */
export const RefusedAndBusy: Story = {
  args: {
    error: 'Veuillez entrer une adresse.',
    help: 'Il faut une adresse, avec la ville.',
    busy: true,
    onSearchHere: fn(),
    locating: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Veuillez entrer une adresse. Il faut une adresse, avec la ville.',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Veuillez entrer une adresse\.$/);
    for (const name of ['Rechercher', 'Recherche de votre position…'])
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Recherche de votre position…');
  },
};

/** Once it is known, a line of text with the day; its buttons come with the keyboard or a finger in the field. */
export const Compact: Story = {
  args: {
    compact: true,
    value: '10 Rue de Rivoli, 75004 Paris',
    onSearchHere: fn(),
    beside: (
      <a href="#jour" className="grid min-h-11 items-center px-3">
        aujourd’hui
      </a>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    const day = canvas.getByRole('link', { name: 'aujourd’hui' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(day).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(day.parentElement?.getBoundingClientRect().width).toBeLessThan(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Autour de moi' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearchHere).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Rechercher' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(day).toHaveFocus();
    await expect(day.parentElement?.getBoundingClientRect().width).toBeGreaterThan(40);
  },
};

const field: StoryObj<typeof AddressField> = {
  args: { hint: 'Numéro, rue et ville : les clients vous trouvent par elle.', required: true },
  render: controlled(AddressField, 'value', 'onChange'),
};

/** Named, required and explained like every other field. Walked to by arrows, taken by Enter; the form around is not sent. */
export const InAForm: StoryObj<typeof AddressField> = {
  ...field,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Adresse' });
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Numéro, rue et ville : les clients vous trouvent par elle.');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, '10 rue{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(args.suggestions[1]);
    await expect(field).toHaveFocus();
  },
};

/** The error of the specification, read before the hint. */
export const NotFoundInAForm: StoryObj<typeof AddressField> = {
  ...field,
  args: {
    ...field.args,
    value: '99 rue des Croissants imaginaires',
    error: 'Could not geocode the address. Please enter a valid address.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      /^Could not geocode the address\. Please enter a valid address\./,
    );
  },
};
