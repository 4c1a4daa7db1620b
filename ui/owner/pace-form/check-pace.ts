export interface Pace {
  slotMinutes: number;
  preparationMinutes: number;
  capacityUnits: number;
}

interface CheckedPace {
  errors: Partial<Record<keyof Pace, string>>;
  complete?: Pace;
}

export function checkPace({ slotMinutes, preparationMinutes, capacityUnits }: Partial<Pace>): CheckedPace {
  const inTime = preparationMinutes !== undefined && preparationMinutes >= 0 && preparationMinutes <= 600;
  const withRoom = capacityUnits !== undefined && capacityUnits >= 1 && capacityUnits <= 999;
  if (slotMinutes !== undefined && inTime && withRoom) {
    return { errors: {}, complete: { slotMinutes, preparationMinutes, capacityUnits } };
  }
  return {
    errors: {
      ...(!inTime && { preparationMinutes: 'Entre 0 et 600 minutes.' }),
      ...(!withRoom && { capacityUnits: 'Entre 1 et 999 unités.' }),
    },
  };
}
