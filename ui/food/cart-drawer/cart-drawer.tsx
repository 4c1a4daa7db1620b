import { Drawer } from '../../base/drawer/drawer';
import { CartContents, CartWays, type CartContentsProps, type CartWaysProps } from './cart-contents';
import * as t from './cart-drawer.texts';

export interface CartDrawerProps extends CartContentsProps, Omit<CartWaysProps, 'disabled'> {
  open: boolean;
  shopName: string;
  onClose: () => void;
}

export function CartDrawer({ open, shopName, onClose, ...cart }: CartDrawerProps) {
  return (
    <Drawer
      open={open}
      title={t.cartOf(shopName)}
      onClose={onClose}
      actions={cart.lines.length > 0 && <CartWays {...cart} disabled={cart.lines.some((line) => line.soldOut)} />}
    >
      <CartContents {...cart} />
    </Drawer>
  );
}
