// Order matters: parts first, then what is built of them.
import '@/components/api/parts.css';
import './panel.css';
import './operations.css';
import './form.css';
import './response.css';
