import { Drawer } from '../../base/drawer/drawer';
import { CartContents, CartWays, type CartContentsProps, type CartWaysProps } from './cart-contents';

export interface CartDrawerProps extends CartContentsProps, Omit<CartWaysProps, 'disabled'> {
  open: boolean;
  shopName: string;
  onClose: () => void;
}

export function CartDrawer({ open, shopName, onClose, ...cart }: CartDrawerProps) {
  return (
    <Drawer
      open={open}
      title={`Votre panier chez ${shopName}`}
      onClose={onClose}
      actions={cart.lines.length > 0 && <CartWays {...cart} disabled={cart.lines.some((line) => line.soldOut)} />}
    >
      <CartContents {...cart} />
    </Drawer>
  );
}
