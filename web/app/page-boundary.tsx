import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageError } from './page-error';

interface CatcherProps {
  place: string;
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

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <PageError error={failure.error} onRetry={() => this.setState({ failure: null })} />;
  }
}

export function PageBoundary({ children }: { children: ReactNode }) {
  return <Catcher place={useLocation().key}>{children}</Catcher>;
}
