import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What to show in place of the children, once they threw. */
  fallback: (error: unknown) => ReactNode;
  /** Where the page stands: elsewhere the children are given another chance. */
  place: string;
}

/** Keeps a failure inside its part of the page, so that the rest goes on. */
export class FailureBoundary extends Component<Props, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failure && before.place !== this.props.place) this.setState({ failure: undefined });
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
