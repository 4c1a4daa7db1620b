import { ItemOptionGroupsDocument } from '../../graphql/generated/owner/item-editor';
import { OptionGroupsPageDocument, type OptionGroupsPageQuery } from '../../graphql/generated/owner/option-groups';
import type { OwnOptionGroup } from '../../ui/owner/option-groups/option-group-values';
import { answer } from '../mocked-answers';
import { sampleCheeses, sampleCooking } from '../samples/option-groups';
import { sampleOwnMenu } from './own-menu';

const toOwnGroup = ({ options, ...group }: OwnOptionGroup): OptionGroupsPageQuery['ownOptionGroups'][number] => ({
  __typename: 'OwnOptionGroup',
  ...group,
  shownWhen: group.shownWhen && { __typename: 'ShownWhen', ...group.shownWhen },
  options: options.map((option) => ({ __typename: 'OwnOption', ...option })),
});

export const sampleOptionGroups: OptionGroupsPageQuery = {
  ownOptionGroups: [sampleCooking, sampleCheeses].map(toOwnGroup),
  ownMenu: {
    __typename: 'OwnMenu',
    id: sampleOwnMenu.ownMenu.id,
    categories: sampleOwnMenu.ownMenu.categories.map(({ __typename, id, name, items }) => ({
      ...{ __typename, id, name },
      items: items.map((item) => ({
        __typename: item.__typename,
        ...{ id: item.id, name: item.name, optionGroupIds: item.id === 'i-4' ? ['g-1'] : [] },
      })),
    })),
  },
};

export const ownOptions = {
  ...answer(OptionGroupsPageDocument, sampleOptionGroups),
  ...answer(ItemOptionGroupsDocument, { ownOptionGroups: sampleOptionGroups.ownOptionGroups }),
};
