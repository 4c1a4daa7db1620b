import { Button } from '../../base/button/button';
import { SocialIcon } from '../footer/social-icon';

/** Announced, not yet there (spec: stays disabled). */
export function FacebookButton() {
  return (
    <Button tone="quiet" wide disabled className="[&>svg]:size-5 [&>svg]:shrink-0">
      <SocialIcon network="facebook" />
      Facebook (Coming Soon)
    </Button>
  );
}
