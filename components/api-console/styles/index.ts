// Order matters: parts first, then what is built of them.
import './parts.css';
import './navigation.css';
import './bar.css';
import './operations.css';
import './form.css';
import './answer.css';
