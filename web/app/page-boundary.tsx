import { Component, type ReactNode, lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorState } from '../../ui/base/error-state/error-state';
import { faultCode, isNetworkLoss, errorMessage } from '../page/faults';
import { untilLoaded } from '../offline/until-loaded';
import { useCatchUp } from '../offline/use-catch-up';
import * as t from './app.texts';

interface CatcherProps {
  place: string;
  onFailure?: (() => void) | undefined;
  children: ReactNode;
}

interface CatcherState {
  place: string;
  failure: { error: unknown } | null;
}

class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { place: this.props.place, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<CatcherState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ place }: CatcherProps, state: CatcherState): CatcherState | null {
    return place === state.place ? null : { place, failure: null };
  }

  override componentDidCatch(): void {
    this.props.onFailure?.();
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <PageError error={failure.error} onRetry={() => this.setState({ failure: null })} />;
  }
}

export function PageBoundary(props: Omit<CatcherProps, 'place'>) {
  return <Catcher place={useLocation().key} {...props} />;
}

// A page opened before a deployment requests files that no longer exist; only a reload helps.
let outdated = false;
window.addEventListener('vite:preloadError', () => {
  outdated = true;
});

const NotFound = lazy(async () => ({ default: (await untilLoaded(() => import('./not-found'))).NotFound }));

interface PageErrorProps {
  error: unknown;
  onRetry: () => void;
}

export function PageError({ error, onRetry }: PageErrorProps) {
  const text = errorMessage(error, t.unknown());
  // React caches a failed lazy import for good, so only a reload fetches it again.
  const retry = outdated ? () => location.reload() : onRetry;
  useCatchUp(
    () => {
      if (navigator.onLine) retry();
    },
    isNetworkLoss(error) && !outdated,
  );
  if (faultCode(error) === 'NOT_FOUND')
    return (
      <Suspense fallback={<ErrorState text={text} />}>
        <NotFound text={text} />
      </Suspense>
    );
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-12">
      <h1 className="text-center text-4xl">{t.failed()}</h1>
      <ErrorState text={outdated ? t.outdated() : text} onRetry={retry} />
    </div>
  );
}
