import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageError } from './page-error';

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
