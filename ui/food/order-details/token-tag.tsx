import { tv } from 'tailwind-variants/lite';
import * as t from './order-details.texts';

const styles = tv({
  // The hole shrinks with the window where letters are large: the number needs the room.
  base: '@container grid gap-4 rounded-card py-6 ps-[calc(var(--hole)*2)] pe-[min(--spacing(6),6vw)] [--hole:min(--spacing(8),8vw)] [mask-image:radial-gradient(circle_at_var(--hole)_50%,transparent_calc(var(--hole)*0.35),black_calc(var(--hole)*0.38))] rtl:[mask-image:radial-gradient(circle_at_calc(100%_-_var(--hole))_50%,transparent_calc(var(--hole)*0.35),black_calc(var(--hole)*0.38))] md:flex md:flex-wrap md:items-end md:justify-between md:gap-8',
  variants: {
    calledOff: { true: 'bg-sunken text-ink-muted', false: 'bg-accent text-on-accent' },
  },
});

export interface TokenTagProps {
  token: string;
  pickupWindow: string;
  forShop?: boolean;
  calledOff?: boolean;
}

export function TokenTag({ token, pickupWindow, forShop = false, calledOff = false }: TokenTagProps) {
  return (
    <dl className={styles({ calledOff })}>
      <div className="grid">
        <dt className="font-semibold">{forShop ? t.shopNumber() : t.yourNumber()}</dt>
        <dd className="font-display text-token-tag leading-none font-bold tracking-wide wrap-anywhere tabular-nums">
          {token}
        </dd>
      </div>
      <div className="grid">
        <dt className="font-semibold">{t.pickup()}</dt>
        <dd className="font-display text-2xl leading-tight font-bold tabular-nums">
          {calledOff ? (
            <>
              <span className="sr-only">{t.calledOff()} </span>
              <s>{pickupWindow}</s>
            </>
          ) : (
            pickupWindow
          )}
        </dd>
      </div>
    </dl>
  );
}
