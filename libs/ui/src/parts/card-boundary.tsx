import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/** An error boundary for one card: a card that throws is left out, the others remain. New children are rendered again. */
export class CardBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.isBroken && before.children !== this.props.children) this.setState({ isBroken: false });
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
