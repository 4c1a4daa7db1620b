import { ActivationStatus, type ActivationStatusProps } from '../../../ui/site/activation-status/activation-status';
import { Door } from '../../session/door';
import * as t from './activation.texts';

export type ActivationScreenProps = ActivationStatusProps;

const titles: Record<ActivationScreenProps['state'], () => string> = {
  pending: t.pending,
  activated: t.activated,
  failed: t.failed,
  unreachable: t.unreachable,
};

export function ActivationScreen(props: ActivationScreenProps) {
  return (
    <Door title={titles[props.state]()}>
      <ActivationStatus {...props} />
    </Door>
  );
}
