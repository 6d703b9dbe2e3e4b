import { Component, type ReactNode } from 'react';

interface Props {
  /** Draws what is shown instead of a part that failed; `reset` draws the part again. */
  instead: (error: Error, reset: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a fault while drawing to the part of the page in it. */
export class Boundary extends Component<Props, { error?: Error | undefined }> {
  override state: { error?: Error | undefined } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.instead(error, () => this.setState({ error: undefined })) : this.props.children;
  }
}
