import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../clock';
import type { NameTaken } from '../named';
import type { OptionGroupInput, OwnOptionGroup } from './option-group.types';

export class OptionGroupService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async all(shopId: string): Promise<OwnOptionGroup[]> {
    throw new Error(`${this.clock.now().toISOString()} ${String(this.em)} ${shopId}`);
  }

  async save(_shopId: string, _input: OptionGroupInput): Promise<OwnOptionGroup | NameTaken> {
    throw new Error();
  }

  async remove(_shopId: string, _id: string): Promise<OwnOptionGroup[]> {
    throw new Error();
  }

  async setSoldOut(_shopId: string, _optionId: string, _outOfStock: boolean): Promise<OwnOptionGroup> {
    throw new Error();
  }
}
