import type { MetaRecord } from 'nextra';

export default {
  'run-on-the-internet': 'Run it on the internet',
  'security-checklist': 'Security checklist',
  'back-up-and-restore': 'Back up and restore',
  'move-the-database': 'Move the database',
  'single-page-app': 'Serve a single-page app',
  migrations: 'Migrations',
  'subfolder-deployment': 'Deploy in a subfolder',
  'proxy-configurations': 'Proxy configurations',
  kubernetes: 'Kubernetes',
  azure: 'Azure',
  'several-instances': 'Several instances',
  'volume-and-speed': 'Volume and speed',
} satisfies MetaRecord;
