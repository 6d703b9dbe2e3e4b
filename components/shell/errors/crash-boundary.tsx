'use client';

import { Component, type ReactNode } from 'react';
import { CrashMessage } from './crash-message';

interface State {
  error?: Error;
}

/** Shows a part of a page, or what happened to it and a way to draw it again. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className="error-screen">
        <CrashMessage error={error} reset={() => this.setState({ error: undefined })} />
      </div>
    );
  }
}
