import * as t from './pace-form.texts';

export interface Pace {
  slotMinutes: number;
  preparationMinutes: number;
  capacityUnits: number;
  noShowGraceMinutes: number;
}

interface CheckedPace {
  errors: Partial<Record<keyof Pace, string>>;
  complete?: Pace;
}

export function checkPace({
  slotMinutes,
  preparationMinutes,
  capacityUnits,
  noShowGraceMinutes,
}: Partial<Pace>): CheckedPace {
  const inTime = preparationMinutes !== undefined && preparationMinutes >= 0 && preparationMinutes <= 600;
  const withRoom = capacityUnits !== undefined && capacityUnits >= 1 && capacityUnits <= 999;
  const withGrace = noShowGraceMinutes !== undefined && noShowGraceMinutes >= 0 && noShowGraceMinutes <= 120;
  if (slotMinutes !== undefined && inTime && withRoom && withGrace) {
    return { errors: {}, complete: { slotMinutes, preparationMinutes, capacityUnits, noShowGraceMinutes } };
  }
  return {
    errors: {
      ...(!inTime && { preparationMinutes: t.preparationRange() }),
      ...(!withGrace && { noShowGraceMinutes: t.noShowGraceRange() }),
      ...(!withRoom && { capacityUnits: t.capacityRange() }),
    },
  };
}
