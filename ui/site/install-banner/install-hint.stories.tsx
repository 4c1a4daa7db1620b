import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InstallHint } from './install-hint';

const meta = {
  component: InstallHint,
  args: { onClose: fn() },
  render: (args) => (
    <div className="max-w-3xl">
      <InstallHint {...args} />
    </div>
  ),
} satisfies Meta<typeof InstallHint>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two steps nobody can take for you. */
export const OnAnIPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(2);
    await expect(steps[1]).toHaveTextContent('Choisissez « Sur l’écran d’accueil ».');
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
