import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The shop’s door. */
export const Visitor: Story = pageAt('/ownerloginform', { signedIn: 'nobody' });
