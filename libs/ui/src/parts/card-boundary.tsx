import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/** Keeps what one card throws to that card: it is missing, and the rest stands. Another content is another try. */
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
