import { Header } from '../../ui/site/header/header';
import { PageFrame } from '../../ui/site/page-frame/page-frame';
import { NotFound } from './not-found';

export function NotFoundPage() {
  return (
    <PageFrame header={<Header homeHref="/" />} width="full">
      <NotFound />
    </PageFrame>
  );
}
