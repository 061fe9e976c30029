import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What to show in place of the children, once they threw. */
  fallback: (error: unknown) => ReactNode;
}

/** Keeps a failure inside its slot, so that the rest of the page goes on. */
export class RemoteBoundary extends Component<Props, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
