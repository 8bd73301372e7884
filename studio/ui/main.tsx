import { render } from 'solid-js/web'
import './styles/first-load.css'
import { Root } from './views/shell/root.tsx'

const root = document.getElementById('root')
if (root !== null) render(() => <Root />, root)
