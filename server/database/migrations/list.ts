import type { MigrationObject } from '@mikro-orm/core';
import { M20261121Discovery } from './m20261121-discovery';
import { M20261121Accounts } from './m20261121-accounts';
import { M20261121Initial } from './m20261121-initial';
import { M20261121OwnerMenu } from './m20261121-owner-menu';
import { M20261121OwnerShop } from './m20261121-owner-shop';
import { M20261121Ordering } from './m20261121-ordering';
import { M20261122Money } from './m20261122-money';
import { M20261121WindowLengths } from './m20261121-window-lengths';
import { M20261122Push } from './m20261122-push';
import { M20261122Printers } from './m20261122-printers';
import { M20261122Live } from './m20261122-live';
import { M20261122Alerts } from './m20261122-alerts';
import { M20261122AuditDone } from './m20261122-audit-done';
import { M20261122VoidTicket } from './m20261122-void-ticket';
import { M20261122FailedRefunds } from './m20261122-failed-refunds';
import { M20261122Doors } from './m20261122-doors';
import { M20261122SignUps } from './m20261122-sign-ups';

/** In order; forward only. Listed by hand because the production build is one file. */
export const migrations: MigrationObject[] = [
  { name: 'm20261121-initial', class: M20261121Initial },
  { name: 'm20261121-discovery', class: M20261121Discovery },
  { name: 'm20261121-accounts', class: M20261121Accounts },
  { name: 'm20261121-ordering', class: M20261121Ordering },
  { name: 'm20261121-owner-menu', class: M20261121OwnerMenu },
  { name: 'm20261121-owner-shop', class: M20261121OwnerShop },
  { name: 'm20261121-window-lengths', class: M20261121WindowLengths },
  { name: 'm20261122-printers', class: M20261122Printers },
  { name: 'm20261122-doors', class: M20261122Doors },
  { name: 'm20261122-money', class: M20261122Money },
  { name: 'm20261122-alerts', class: M20261122Alerts },
  { name: 'm20261122-push', class: M20261122Push },
  { name: 'm20261122-live', class: M20261122Live },
  { name: 'm20261122-audit-done', class: M20261122AuditDone },
  { name: 'm20261122-void-ticket', class: M20261122VoidTicket },
  { name: 'm20261122-failed-refunds', class: M20261122FailedRefunds },
  { name: 'm20261122-sign-ups', class: M20261122SignUps },
];
