import { ActivationStatus, type ActivationStatusProps } from '../../../ui/site/activation-status/activation-status';
import { LoginFrame } from '../../../ui/site/login-frame/login-frame';
import { house } from '../../page/house';
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
    <LoginFrame title={titles[props.state]()} links={house.links}>
      <ActivationStatus {...props} />
    </LoginFrame>
  );
}
