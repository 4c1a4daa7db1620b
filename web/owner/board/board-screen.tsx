import { CalendarDays, CookingPot, CirclePause, Clock, X } from 'lucide-react';
import { useId, useState } from 'react';
import { phoneHref } from '../../../graphql/rules/phone-href';
import { Button } from '../../../ui/base/button/button';
import { Dialog } from '../../../ui/base/dialog/dialog';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { Notice } from '../../../ui/base/notice/notice';
import { TextLink } from '../../../ui/base/text-link/text-link';
import { ArrivalFlash } from '../../../ui/food/order-board/arrival-flash';
import { OrderBoard, type OrderBoardProps } from '../../../ui/food/order-board/order-board';
import { SoundControl, type SoundControlProps } from '../../../ui/food/order-board/sound-control';
import { PrepTotals, type PrepTotalsProps } from '../../../ui/food/prep-totals/prep-totals';
import { Receipt, type ReceiptProps } from '../../../ui/food/receipt/receipt';
import { FirstSteps, type FirstStepsProps } from '../../../ui/owner/first-steps/first-steps';
import * as t from './board.texts';
import { MOST_PREPARATION_MINUTES } from '../../../graphql/rules/preparation';
import { Menu } from '../../../ui/base/menu/menu';

export interface BoardScreenProps extends Omit<
  OrderBoardProps,
  'title' | 'tools' | 'aside' | 'whenEmpty' | 'children'
> {
  sound: SoundControlProps;
  /** The device may turn off its screen, because no wake lock is available. */
  sleepy?: boolean;
  announcement?: string;
  /** The announced order arrived while the board was open, so the screen flashes. @default true */
  sudden?: boolean;
  preparation: PrepTotalsProps & { open: boolean; onTogglePanel: () => void };
  /** Number of preorders for later days; undefined when the shop takes none. */
  aheadCount?: number;
  pace?: PaceMenuProps;
  delay?: DelayChipProps;
  paused?: { untilText: string; busy: boolean; onResume: () => void };
  sessionEndText?: string;
  /** Acknowledges all new orders; the button is shown when there are several. */
  onAcknowledgeAll?: () => void;
  firstSteps?: FirstStepsProps;
  receipt?: ReceiptProps;
  /** Customer whose phone number is shown for a call. */
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
    delay,
    paused,
    sessionEndText,
    firstSteps,
    onAcknowledgeAll,
    receipt,
    calling,
    ...board
  } = props;
  const preparationId = useId();
  const [understood, setUnderstood] = useState(false);
  const unseenCount = board.orders.filter(({ unseen }) => unseen).length;
  const { open, onTogglePanel, ...totals } = preparation;
  return (
    // The orders need more height than the page's usual margin leaves.
    <div className="-mt-3 grid grid-cols-1 md:-mt-11">
      <OrderBoard
        {...board}
        title={<h1 className="me-auto text-xl wrap-anywhere lg:pe-2 lg:text-2xl">{t.heading()}</h1>}
        tools={
          <>
            {onAcknowledgeAll && unseenCount > 1 && (
              <Button size="counter" onClick={onAcknowledgeAll}>
                {t.acknowledgeAll(unseenCount)}
              </Button>
            )}
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
            {delay && <DelayChip {...delay} />}
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
          <TextLink href={phoneHref(calling.phone)}>
            <bdi translate="no" className="text-3xl font-bold">
              {calling.phone}
            </bdi>
          </TextLink>
        </Dialog>
      )}
    </div>
  );
}

interface PreparationToggleProps extends Pick<BoardScreenProps['preparation'], 'windows' | 'open' | 'onTogglePanel'> {
  panelId: string;
}

/** Shows or hides the preparation of the next hour beside the orders; the choice is stored on this device. */
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

interface PaceMenuProps {
  /** Preparation time without the delay. */
  preparationMinutes: number;
  /** Minutes currently added to the preparation time; 0 without a delay. */
  delayMinutes: number;
  /** End of a delay that begins now: « jusqu’à 12:40 ». */
  delayEndText: string;
  busy: boolean;
  onPause: (length: keyof typeof PAUSES) => void;
  /** 0 ends the delay. */
  onDelay: (minutes: number) => void;
}

const PAUSES = { QUARTER_HOUR: 15, HALF_HOUR: 30, HOUR: 60 };
const STEP = 10;

/** Menu for a kitchen that cannot keep up: pauses orders for a while, or adds preparation time to coming ones. */
function PaceMenu(props: PaceMenuProps) {
  const { preparationMinutes, delayMinutes, delayEndText, busy, onPause, onDelay } = props;
  const pauses = Object.entries(PAUSES) as [keyof typeof PAUSES, number][];
  const [more, less] = [preparationMinutes + delayMinutes + STEP, Math.max(0, delayMinutes - STEP)];
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
        {
          id: 'MORE',
          label: t.delayMore({ by: STEP, until: delayEndText, minutes: more }),
          icon: <Clock aria-hidden="true" />,
          disabled: more > MOST_PREPARATION_MINUTES,
        },
        ...(delayMinutes > 0
          ? [
              {
                id: 'LESS',
                label: t.delayLess({ by: delayMinutes - less, minutes: preparationMinutes + less }),
                icon: <Clock aria-hidden="true" />,
              },
            ]
          : []),
      ]}
      onSelect={(id) => {
        if (id in PAUSES) onPause(id as keyof typeof PAUSES);
        else onDelay(id === 'MORE' ? delayMinutes + STEP : less);
      }}
    />
  );
}

interface DelayChipProps {
  minutes: number;
  /** End of the delay: « jusqu’à 12:40 ». */
  untilText: string;
  busy: boolean;
  onEnd: () => void;
}

/** Shows the current delay; a press ends it. */
function DelayChip({ minutes, untilText, busy, onEnd }: DelayChipProps) {
  return (
    <Button tone="quiet" size="counter" busy={busy} onClick={onEnd}>
      {t.delayed({ minutes, until: untilText })}
      <span className="sr-only">{t.endDelay()}</span>
      <X aria-hidden="true" />
    </Button>
  );
}
