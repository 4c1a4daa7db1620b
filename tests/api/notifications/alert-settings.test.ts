import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PaymentPageDocument } from '../../../graphql/generated/customer/payment';
import { SaveAlertsDocument, SettingsPageDocument } from '../../../graphql/generated/owner/settings';
import type { AlertSettingsInput } from '../../../graphql/generated/schema';
import { listen } from '../../support/subscriptions';
import { eventually } from '../../support/ordering';
import { aCustomer, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf as sql } from '../../support/own-fixtures';

const fixtures = await ownFixtures({ SMS_URL: 'http://127.0.0.1:9/sms' });
let shop: Somebody;
let customer: Somebody;

beforeAll(async () => {
  customer = await aCustomer(fixtures);
});
beforeEach(async () => {
  shop = await aShop(fixtures);
});

const USUAL = { ring: true, push: true, mail: true, sms: false, cancelAfterMinutes: null };
const save = async (part: Partial<AlertSettingsInput>) =>
  (await graphql(fixtures, shop.token, SaveAlertsDocument, { input: { ...USUAL, ...part } })).saveAlerts;

describe('order alert settings', () => {
  test('order alerts default to everything except SMS and automatic cancellation, and changes are stored', async () => {
    const read = async () => (await graphql(fixtures, shop.token, SettingsPageDocument)).ownShop;
    expect(await read()).toMatchObject({ smsOffered: true, alerts: USUAL });
    const changed = { ring: false, push: false, mail: true, sms: false, cancelAfterMinutes: 60 };
    expect(await save(changed)).toMatchObject({ alerts: changed });
    expect(await read()).toMatchObject({ smsOffered: true, alerts: changed });
  });

  test.each([
    [{ cancelAfterMinutes: 4 }, 'Entre 5 et 60 minutes.'],
    [{ cancelAfterMinutes: 61 }, 'Entre 5 et 60 minutes.'],
    [{ sms: true }, 'Indiquez d’abord le téléphone de la boutique.'],
  ])('order alert settings %j are refused', async (part, said) => {
    await expect(save(part)).rejects.toThrow(said);
  });

  test.each(['01 42 72 00 00', '12345678'])(
    'SMS alerts to %s are refused with a message that names the number',
    async (phone) => {
      await sql('update shop set phone = $2 where id = $1', [shop.id, phone]);
      await expect(save({ sms: true })).rejects.toThrow(`Le ${phone} ne reçoit pas de SMS.`);
    },
  );

  test('SMS alerts use the shop’s mobile number when the owner’s own number is a landline', async () => {
    await sql("update account set phone = '01 42 72 00 00' where id = $1", [shop.id]);
    await sql("update shop set phone = '0692 00 00 00', postcode = '97400' where id = $1", [shop.id]);
    expect(await save({ sms: true })).toMatchObject({ alerts: { sms: true } });
  });
});

describe('payment page without an open orders board', () => {
  const slow = async () =>
    (await graphql(fixtures, customer.token, PaymentPageDocument, { shopId: shop.id })).shop.slowConfirmation;
  const fiveMinutesLater = () =>
    sql("update board_presence set seen_at = seen_at - interval '5 minutes' where shop_id = $1", [shop.id]);

  test('the payment page warns of slow confirmation when no orders board has been open for five minutes', async () => {
    // Of a shop that never used a board nothing is known.
    expect(await slow()).toBe(false);
    const board = listen(fixtures, shop.token, 'subscription { boardChanged { orders { id } } }');
    const known = () => sql('select 1 from board_presence where shop_id = $1', [shop.id]);
    await eventually('the board is known', async () => (await known()).length > 0);
    expect(await slow()).toBe(false);
    await board.close();
    // Its leaving is put on record after the socket is closed.
    await eventually('it is long gone', async () => {
      await fiveMinutesLater();
      return slow();
    });
    const again = listen(fixtures, shop.token, 'subscription { boardChanged { orders { id } } }');
    await eventually('it is open again', async () => !(await slow()));
    await again.close();
  });
});
