import { CalendarDays, CirclePause, Clock, CookingPot } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/base/button/button';
import { Dialog } from '../../../ui/base/dialog/dialog';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { Menu } from '../../../ui/base/menu/menu';
import { Notice } from '../../../ui/base/notice/notice';
import { TextLink } from '../../../ui/base/text-link/text-link';
import { ArrivalFlash } from '../../../ui/food/order-board/arrival-flash';
import { OrderBoard, type OrderBoardProps } from '../../../ui/food/order-board/order-board';
import { SoundControl, type SoundControlProps } from '../../../ui/food/order-board/sound-control';
import { PrepTotals, type PrepTotalsProps } from '../../../ui/food/prep-totals/prep-totals';
import { Receipt, type ReceiptProps } from '../../../ui/food/receipt/receipt';
import { FirstSteps, type FirstStepsProps } from '../../../ui/owner/first-steps/first-steps';
import * as t from './board.texts';

export interface BoardScreenProps extends Omit<
  OrderBoardProps,
  'title' | 'tools' | 'aside' | 'whenEmpty' | 'children'
> {
  sound: SoundControlProps;
  /** The device may turn its screen off by itself. */
  sleepy?: boolean;
  announcement?: string;
  /** What it says came while one looks on: the screen lights up. @default true */
  sudden?: boolean;
  preparation: PrepTotalsProps & { open: boolean; onTogglePanel: () => void };
  /** Orders for days after today; undefined: the shop takes none. */
  aheadCount?: number;
  pace?: PaceMenuProps;
  paused?: { untilText: string; busy: boolean; onResume: () => void };
  sessionEndText?: string;
  firstSteps?: FirstStepsProps;
  receipt?: ReceiptProps;
  /** Whose number is shown, to be called. */
  calling?: { customerName: string; phone: string; onClose: () => void };
}

export function BoardScreen(props: BoardScreenProps) {
  const {
    sound,
    sleepy = false,
    announcement,
    sudden = true,
    preparation,
    aheadCount,
    pace,
    paused,
    sessionEndText,
    firstSteps,
    receipt,
    calling,
    ...board
  } = props;
  const preparationId = useId();
  const [understood, setUnderstood] = useState(false);
  const { open, onTogglePanel, ...totals } = preparation;
  return (
    // The orders need the height more than the page does.
    <div className="-mt-3 grid grid-cols-1 md:-mt-11">
      <OrderBoard
        {...board}
        title={<h1 className="me-auto text-xl wrap-anywhere lg:pe-2 lg:text-2xl">{t.heading()}</h1>}
        tools={
          <>
            <PreparationToggle {...totals} open={open} panelId={preparationId} onTogglePanel={onTogglePanel} />
            {aheadCount !== undefined && (
              <LinkButton href="/ownerorders/jours" tone="quiet" size="counter">
                <CalendarDays aria-hidden="true" />
                <span className="sr-only @5xl:not-sr-only">{t.daysToCome(aheadCount)}</span>
                <span aria-hidden="true" className="tabular-nums @5xl:hidden">
                  {aheadCount}
                </span>
              </LinkButton>
            )}
            {pace && <PaceMenu {...pace} />}
            <SoundControl {...sound} />
          </>
        }
        whenEmpty={firstSteps && <FirstSteps {...firstSteps} />}
        aside={
          open && (
            <div id={preparationId}>
              <PrepTotals {...totals} />
            </div>
          )
        }
      >
        {sleepy && !understood && (
          <Notice
            tone="caution"
            action={
              <Button tone="quiet" onClick={() => setUnderstood(true)}>
                {t.understood()}
              </Button>
            }
          >
            {t.mayFallAsleep()}
          </Notice>
        )}
        {sessionEndText && (
          <Notice
            tone="caution"
            action={
              <LinkButton href="/ownerloginform?from=/ownerorders" tone="quiet" size="large">
                {t.signInAgain()}
              </LinkButton>
            }
          >
            {sessionEndText}
          </Notice>
        )}
        {paused && (
          <Notice
            tone="caution"
            action={
              <Button tone="quiet" busy={paused.busy} onClick={paused.onResume}>
                {t.resume()}
              </Button>
            }
          >
            {t.paused(paused.untilText)}
          </Notice>
        )}
      </OrderBoard>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ArrivalFlash text={sudden ? announcement : undefined} />
      {receipt && (
        <div className="hidden">
          <Receipt {...receipt} />
        </div>
      )}
      {calling && (
        <Dialog
          open
          size="small"
          title={t.callTitle(calling.customerName)}
          onClose={calling.onClose}
          actions={
            <Button tone="quiet" size="large" wide onClick={calling.onClose}>
              {t.close()}
            </Button>
          }
        >
          <TextLink href={`tel:${calling.phone}`}>
            <bdi className="text-3xl font-bold">{calling.phone}</bdi>
          </TextLink>
        </Dialog>
      )}
    </div>
  );
}

interface PaceMenuProps {
  preparationMinutes: number;
  busy: boolean;
  onPause: (length: keyof typeof PAUSES) => void;
  onPreparationChange: (minutes: number) => void;
}

const PAUSES = { QUARTER_HOUR: 15, HALF_HOUR: 30, HOUR: 60 };
const STEPS = { '+10': 10, '−10': -10 };

/** When the kitchen cannot follow: orders held off for a while, or more time for those to come. */
function PaceMenu({ preparationMinutes, busy, onPause, onPreparationChange }: PaceMenuProps) {
  const pauses = Object.entries(PAUSES) as [keyof typeof PAUSES, number][];
  const after = (step: number) => Math.max(0, preparationMinutes + step);
  return (
    <Menu
      label={t.pause()}
      disabled={busy}
      className="min-h-12 px-2.5!"
      items={[
        ...pauses.map(([id, minutes]) => ({
          id,
          label: t.pauseFor(minutes),
          icon: <CirclePause aria-hidden="true" />,
        })),
        ...Object.entries(STEPS).map(([by, step]) => ({
          id: by,
          label: t.changePreparation({ by, minutes: after(step) }),
          icon: <Clock aria-hidden="true" />,
          disabled: after(step) === preparationMinutes,
        })),
      ]}
      onSelect={(id) => {
        if (id in PAUSES) onPause(id as keyof typeof PAUSES);
        else onPreparationChange(after(STEPS[id as keyof typeof STEPS]));
      }}
    />
  );
}

interface PreparationToggleProps extends Pick<BoardScreenProps['preparation'], 'windows' | 'open' | 'onTogglePanel'> {
  panelId: string;
}

/** What the next hour needs is folded away until the kitchen wants it beside the orders; so it stays on this device. */
function PreparationToggle({ windows, open, panelId, onTogglePanel }: PreparationToggleProps) {
  const pieces = windows.flatMap(({ trays }) => trays).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Button tone="quiet" aria-expanded={open} aria-controls={panelId} onClick={onTogglePanel} size="counter">
      <CookingPot aria-hidden="true" />
      <span className="sr-only @5xl:not-sr-only">{open ? t.hidePreparation() : t.preparation(pieces)}</span>
      <span aria-hidden="true" className="tabular-nums @5xl:hidden">
        {pieces}
      </span>
    </Button>
  );
}
