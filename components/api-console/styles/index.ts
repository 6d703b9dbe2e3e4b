// Order matters: parts first, then what is built of them.
import '@/components/api-client/parts.css';
import './navigation.css';
import './bar.css';
import './operations.css';
import './form.css';
import './answer.css';
